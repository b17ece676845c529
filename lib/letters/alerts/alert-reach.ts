/** How many an alert reaches: readers by mail, and phones. */
export interface AlertReach {
  readers: number;
  phones: number;
}
