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
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is refused or full, an ordinary state of a browser: what is typed then lives as long as the page.
  }
}

/** The request was sent: nothing of it stays behind. */
export function forgetLeadDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is refused: nothing was kept either.
  }
}

/** What was typed before and not sent, for `known` of a request form. */
export function knownLead(): LeadDraft {
  const saved = readSaved();
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

function readSaved(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
  } catch {
    // Storage is refused or holds something else than our JSON: the same as nothing kept.
    return {};
  }
}
