/**
 * The CPU time that this process spends from now on, in milliseconds: what a machine does besides takes time, but none of it is
 * ours. For upper bounds on work.
 */
export function watchCpu(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
