/** A clock that can be put ahead, so that no test depends on how fast the machine is. */
export function createSkippingClock() {
  let aheadMs = 0;
  return {
    now: () => performance.now() + aheadMs,
    skip: (ms: number) => {
      aheadMs += ms;
    },
  };
}
