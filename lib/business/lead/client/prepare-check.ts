import { loadNumberPlans } from '@/lib/platform/shared/phone';

/** Loads what a mobile number is checked by while the form is being filled in, so that nobody waits for it at the end. */
export function prepareCheck(): void {
  // Should it not come, the check asks again, and the form says so.
  loadNumberPlans().catch(() => undefined);
}
