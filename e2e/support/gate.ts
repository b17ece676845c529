/** What a test holds back until it opens the gate, such as an answer to the browser. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

/** A gate that is still closed. */
export function newGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
