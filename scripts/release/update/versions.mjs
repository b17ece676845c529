const pattern =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-([0-9A-Za-z-]{1,20}(?:\.[0-9A-Za-z-]{1,20}){0,5}))?$/;

/**
 * Whether a text is a version of SemVer 2.0.0, without build data. One that is may be part of a path.
 * @param {unknown} text
 */
export function isVersion(text) {
  return typeof text === 'string' && pattern.test(text);
}

/**
 * Whether a version is higher than another, by the precedence of SemVer 2.0.0.
 * @param {string} version
 * @param {string} other
 */
export function isHigher(version, other) {
  const [left, right] = [parts(version), parts(other)];
  for (const at of [0, 1, 2]) {
    if (left.numbers[at] !== right.numbers[at]) return left.numbers[at] > right.numbers[at];
  }
  return isLaterLabel(left.labels, right.labels);
}

function parts(version) {
  const [, major, minor, patch, label] = pattern.exec(version) ?? [];
  return { numbers: [major, minor, patch].map(Number), labels: label?.split('.') ?? [] };
}

/** A version without labels comes after those with them. */
function isLaterLabel(labels, others) {
  if (labels.length === 0 || others.length === 0) return labels.length === 0 && others.length > 0;
  for (let at = 0; at < Math.max(labels.length, others.length); at++) {
    const [one, other] = [labels[at], others[at]];
    if (one === other) continue;
    if (one === undefined || other === undefined) return other === undefined;
    const [isNumber, otherIsNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && otherIsNumber) return Number(one) > Number(other);
    return isNumber === otherIsNumber ? one > other : otherIsNumber;
  }
  return false;
}
