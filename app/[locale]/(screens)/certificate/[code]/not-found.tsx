import { MissingScreen } from '@/components/events/contest/missing-screen';

/** The 404 of a code that no certificate has. */
export default function NoCertificatePage() {
  return <MissingScreen kind="certificate" />;
}
