import type { Page } from '@playwright/test';
import type { StagedOrder } from '../../stage';
import type { languages } from './languages';

export type Words = (typeof languages)[number];

/** What most journeys buy. */
export const ordered: StagedOrder = { kind: 'ticket', titleZh: '光之夜', titleEn: 'Night of light', totalFen: 5000 };

/** A sum with its title as the cashier shows it. */
export const paid = ({ cashier }: Words, sum: string) => cashier.end.paid.title.replace('{sum}', sum);

/** The title of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
