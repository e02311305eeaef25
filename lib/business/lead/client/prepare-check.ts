import { loadNumberPlans } from '@/lib/platform/shared/phone';

/**
 * Loads the validation of mobile numbers while the form is being filled in, so that submitting does not wait for it.
 */
export function prepareCheck(): void {
  // After a failure the validation loads it again, and the form shows the error.
  loadNumberPlans().catch(() => undefined);
}
