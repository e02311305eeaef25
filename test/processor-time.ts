/**
 * The processor time that this process needs for some work, in ms: unlike the time on a clock, it does not grow when others use the
 * machine.
 */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
