/**
 * A picture in the frame of the drawn windows, with the same arch and leads. A text, as those of own pages are: the block
 * of people has it too.
 */
export const leaderStyles = `.leader-window{position:relative;aspect-ratio:209/280;container-type:inline-size}
.leader-window>svg{position:absolute;inset:0;width:100%;height:100%}
.leader-window>.picture{inset:2.68% 0;height:94.64%;border:2.4cqw solid var(--color-ink);border-radius:50% 50% 0 0/39.4% 39.4% 0 0;outline:1px solid rgb(251 247 240/.55);outline-offset:-6.2cqw;background:var(--color-limestone)}`;
