/** The kind of mail of a letter. Its rows are about the letter and, behind a blank, the reader. */
export const letterMailKind = 'letter';
