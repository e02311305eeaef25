import { millisecondsInDay } from 'date-fns/constants';
import { toEmail } from '@/lib/platform/shared/email';
import { lastDayBefore } from '@/lib/platform/shared/format/beijing';
import type { DemandFields } from '../../contract';
import type { DemandRow } from '../find-demand';

/** What is written of a demand in its one form; only staff name a company, for a customer without an account. */
export const writtenFields = (written: DemandFields, isOurs: boolean): DemandFields => ({
  ...written,
  companyName: isOurs ? written.companyName : '',
  contactEmail: toEmail(written.contactEmail) ?? '',
});

/** What is written of a demand, from its row; in the same form and order, so that both can be compared. */
export const toFields = (row: DemandRow): DemandFields => ({
  ...{ companyName: row.company_name, kind: row.kind, titleZh: row.title_zh, titleEn: row.title_en },
  ...{ bodyZh: row.body_zh, bodyEn: row.body_en, budgetFrom: row.budget_from, budgetTo: row.budget_to },
  ...{ areaId: row.area_id, lastDay: dayOf(row.propose_until), deliverOn: row.deliver_on },
  ...{ contactName: row.contact_name, contactPhone: row.contact_phone },
  ...{ contactEmail: row.contact_email, contactWechat: row.contact_wechat },
});

/** The columns of what is written. */
export const columnsOf = (fields: DemandFields) => ({
  ...{ company_name: fields.companyName, kind: fields.kind, title_zh: fields.titleZh, title_en: fields.titleEn },
  ...{ body_zh: fields.bodyZh, body_en: fields.bodyEn, budget_from: fields.budgetFrom, budget_to: fields.budgetTo },
  ...{ area_id: fields.areaId, propose_until: endOf(fields.lastDay), deliver_on: fields.deliverOn },
  ...{ contact_name: fields.contactName, contact_phone: fields.contactPhone },
  ...{ contact_email: fields.contactEmail, contact_wechat: fields.contactWechat },
});

/** The end of a day in Beijing, in ms; 0 for none. */
export const endOf = (day: string): number =>
  day === '' ? 0 : Date.parse(`${day}T00:00:00.000+08:00`) + millisecondsInDay;
const dayOf = (end: number): string => (end === 0 ? '' : lastDayBefore(end));
