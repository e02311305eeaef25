import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { budgets, type Service, services } from '../codes';
import { isLeadRegion } from './lead-regions';
import type { LeadValues } from './lead-values';

/** The stored part of an unsent form. Never the consent, which is given again each time. */
export type LeadDraft = Partial<Omit<LeadValues, 'consent'>> & { service?: Service };

const storageKey = 'request draft';
const texts = ['company', 'name', 'mobile', 'email', 'message'] as const;

/** Stores typed values while the tab is open. */
export function keepLeadDraft(
  values: Partial<Omit<LeadValues, 'consent'>> & { consent?: unknown; service?: string },
): void {
  const { consent: _, ...draft } = values;
  keepInTab(storageKey, JSON.stringify(draft));
}

/** Clears the draft of a sent request. */
export function forgetLeadDraft(): void {
  keepInTab(storageKey, null);
}

/** Typed and unsent values, for `known` of a request form. */
export function knownLead(): LeadDraft {
  const saved = (readJsonInTab(storageKey) ?? {}) as Record<string, unknown>;
  const draft: LeadDraft = {};
  for (const name of texts) {
    const value = saved[name];
    if (typeof value === 'string' && value !== '') draft[name] = value;
  }
  if (isLeadRegion(saved.region)) draft.region = saved.region;
  const budget = budgets.find((one) => one === saved.budget);
  if (budget) draft.budget = budget;
  const service = services.find((one) => one === saved.service);
  if (service) draft.service = service;
  return draft;
}
