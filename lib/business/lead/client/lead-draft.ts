import { keepInTab, readJsonInTab } from '@/lib/platform/client/tab-storage';
import { budgets, type Service, services } from '../codes';
import { isLeadRegion } from './lead-regions';
import type { LeadValues } from './lead-values';

/** What is kept of a form that is not sent yet. Never the consent, which is given anew each time. */
export type LeadDraft = Partial<Omit<LeadValues, 'consent'>> & { service?: Service };

const storageKey = 'request draft';
const texts = ['company', 'name', 'mobile', 'email', 'message'] as const;

/** Keeps what is typed for as long as the tab is open, whatever becomes of the page. */
export function keepLeadDraft(
  values: Partial<Omit<LeadValues, 'consent'>> & { consent?: unknown; service?: string },
): void {
  const { consent: _, ...draft } = values;
  keepInTab(storageKey, JSON.stringify(draft));
}

/** The request was sent: nothing of it stays behind. */
export function forgetLeadDraft(): void {
  keepInTab(storageKey, null);
}

/** What was typed before and not sent, for `known` of a request form. */
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
