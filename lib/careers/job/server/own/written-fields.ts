import { cityOf } from '@/lib/people/person/port';
import { lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { jobBenefits } from '../../codes';
import type { JobFields } from '../../contract';
import { endOfDay } from '../../rules/check-fields';
import { monthlyPay } from '../../rules/salary';
import type { JobRow } from '../find-job';
import { benefitsOf } from '../get-job';

/** What is written of a job in its one form: benefits in the order of their list, each once; no pay where it is negotiable. */
export function writtenFields(written: JobFields): JobFields {
  const { benefits, isNegotiable } = written;
  return {
    ...written,
    benefits: jobBenefits.filter((benefit) => benefits.includes(benefit)),
    ...(isNegotiable && { salaryFrom: 0, salaryTo: 0 }),
  };
}

/** What is written of a job, from its row; in the same form and order, so that both can be compared. */
export function toFields(row: JobRow): JobFields {
  return {
    ...{ titleZh: row.title_zh, titleEn: row.title_en, dutiesZh: row.duties_zh, dutiesEn: row.duties_en },
    ...{ needsZh: row.needs_zh, needsEn: row.needs_en },
    ...{ type: row.type, mode: row.mode, experience: row.experience, education: row.education },
    ...{ areaId: row.area_id, address: row.address, profession: row.profession, industry: row.industry },
    ...{ headcount: row.headcount, salaryFrom: row.salary_from, salaryTo: row.salary_to },
    ...{ salaryPeriod: row.salary_period, salaryMonths: row.salary_months, isNegotiable: row.is_negotiable === 1 },
    benefits: benefitsOf(row),
    lastDay: row.apply_until === 0 ? '' : lastDayBefore(row.apply_until),
  };
}

/** The columns of what is written, and what follows from it. */
export function columnsOf(fields: JobFields) {
  return {
    ...{ title_zh: fields.titleZh, title_en: fields.titleEn, duties_zh: fields.dutiesZh, duties_en: fields.dutiesEn },
    ...{ needs_zh: fields.needsZh, needs_en: fields.needsEn },
    ...{ type: fields.type, mode: fields.mode, experience: fields.experience, education: fields.education },
    ...{ area_id: fields.areaId, city_id: fields.areaId && cityOf(fields.areaId), address: fields.address },
    ...{ profession: fields.profession, industry: fields.industry, headcount: fields.headcount },
    ...{ salary_from: fields.salaryFrom, salary_to: fields.salaryTo, salary_period: fields.salaryPeriod },
    ...{ salary_months: fields.salaryMonths, is_negotiable: (fields.isNegotiable ? 1 : 0) as 0 | 1 },
    monthly_pay: monthlyPay(fields),
    ...{ benefits: JSON.stringify(fields.benefits), apply_until: endOfDay(fields.lastDay) },
  };
}
