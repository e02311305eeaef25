import { MissingCase } from '@/components/careers/showcase/missing-case';

/** The 404 of a case that is unknown, or not public. */
export default function NoCasePage() {
  return <MissingCase />;
}
