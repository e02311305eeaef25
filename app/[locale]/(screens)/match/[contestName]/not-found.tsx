import { MissingScreen } from '@/components/events/contest/missing-screen';

/** The 404 of a contest that is unknown, or not public yet. */
export default function NoContestPage() {
  return <MissingScreen kind="contest" />;
}
