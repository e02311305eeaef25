import { beijingDay, beijingTime, formatDate } from '@/lib/platform/shared/format/beijing';

/** From when until when an activity is, in Beijing; its day once where that is one. */
export function HoldTime({ activity }: { activity: { holdStartTime: string; holdEndTime: string } }) {
  const { holdStartTime, holdEndTime } = activity;
  const [start, end] = [Date.parse(holdStartTime), Date.parse(holdEndTime)];
  const isOneDay = beijingDay(start) === beijingDay(end);
  return (
    <>
      <time dateTime={holdStartTime}>{formatDate(start, { withTime: true })}</time> –{' '}
      <time dateTime={holdEndTime}>{isOneDay ? beijingTime(end) : formatDate(end, { withTime: true })}</time>
    </>
  );
}
