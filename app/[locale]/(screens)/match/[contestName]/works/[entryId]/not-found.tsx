import { MissingScreen } from '@/components/events/contest/missing-screen';

/** The 404 of an entry that is unknown, or not shown yet. */
export default function NoEntryPage() {
  return <MissingScreen kind="entry" />;
}
