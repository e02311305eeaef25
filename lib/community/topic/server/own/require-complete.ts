import { CodedError } from '@/lib/platform/shared/error-codes';
import type { TopicDraft } from '../../contract';
import { missingFields } from '../../rules/topic-texts';

/** Throws code `400` with the rule `required` for every field that a channel lacks to be handed in. */
export function requireComplete(topic: TopicDraft): void {
  const missing = missingFields(topic);
  if (missing.length > 0) {
    throw new CodedError('400', { fields: missing.map((field) => ({ field, rule: 'required' })) });
  }
}
