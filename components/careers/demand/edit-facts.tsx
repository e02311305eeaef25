'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/base/staff/card-select-field';
import { AreaField } from '@/components/people/person/card-area-field';
import { buttonClass } from '@/components/ui/button-class';
import { NumberField } from '@/components/ui/number-field';
import { TextField } from '@/components/ui/text-field';
import { type DemandKind, demandKinds } from '@/lib/careers/demand/codes';
import { useRuleOf } from './edit-rules';
import type { EditedDemand } from './edit-state';

interface PartProps {
  demand: EditedDemand;
}

/** What kind of work is asked for, where, and for whom where staff write it. */
export function EditWhat({ demand }: PartProps) {
  const t = useTranslations('demandEdit.fields');
  const kindOf = useTranslations('demand.kind');
  const ruleOf = useRuleOf(demand);
  const { values, draft } = demand;
  return (
    <>
      {draft.isOurs && (
        <TextField
          name="companyName"
          label={t('companyName')}
          hint={t('companyNameHint')}
          error={ruleOf('companyName')}
          value={values.companyName}
          autoComplete="off"
          onChange={({ target }) => demand.change({ companyName: target.value })}
        />
      )}
      <SelectField
        name="kind"
        label={t('kind')}
        error={ruleOf('kind')}
        value={values.kind}
        options={[{ value: '', label: t('noKind') }, ...demandKinds.map((value) => ({ value, label: kindOf(value) }))]}
        onChange={({ target }) => demand.change({ kind: target.value as DemandKind | '' })}
      />
      <Place demand={demand} />
    </>
  );
}

/** Where the work is wanted, or that any place will do. */
function Place({ demand }: PartProps) {
  const t = useTranslations('demandEdit.area');
  const ruleOf = useRuleOf(demand);
  const { areaId, place } = demand.values;
  return (
    <>
      <AreaField
        areaId={areaId}
        name={place}
        words={{ label: t('label'), pick: t('pick'), change: t('change'), close: t('close') }}
        error={ruleOf('areaId')}
        onPick={(picked, name) => demand.change({ areaId: picked, place: name })}
      />
      {areaId === '' ? (
        <p className="text-ink-3 text-sm">{t('none')}</p>
      ) : (
        <button
          type="button"
          onClick={() => demand.change({ areaId: '', place: '' })}
          className={buttonClass('line', 'small')}
        >
          {t('anywhere')}
        </button>
      )}
    </>
  );
}

const limits = ['budgetFrom', 'budgetTo'] as const;

/** The budget in yuan; without both limits it is to be talked about. */
export function EditBudget({ demand }: PartProps) {
  const t = useTranslations('demandEdit.fields');
  const ruleOf = useRuleOf(demand);
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      {limits.map((field) => (
        <NumberField
          key={field}
          name={field}
          label={t(field)}
          hint={t(`${field}Hint`)}
          error={ruleOf(field)}
          before={<span className="pl-4 text-ink-3">¥</span>}
          value={demand.values[field]}
          onChange={(yuan) => demand.change({ [field]: yuan })}
        />
      ))}
    </div>
  );
}

const days = ['lastDay', 'deliverOn'] as const;

/** Its last day for proposals, and when the work is due, in Beijing. */
export function EditDays({ demand }: PartProps) {
  const t = useTranslations('demandEdit.fields');
  const ruleOf = useRuleOf(demand);
  return (
    <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
      {days.map((field) => (
        <TextField
          key={field}
          type="date"
          name={field}
          label={t(field)}
          hint={t(`${field}Hint`)}
          error={ruleOf(field)}
          value={demand.values[field]}
          onChange={({ target }) => demand.change({ [field]: target.value })}
        />
      ))}
    </div>
  );
}

const ways = [
  { field: 'contactName', autoComplete: 'name' },
  { field: 'contactPhone', autoComplete: 'tel', type: 'tel' },
  { field: 'contactEmail', autoComplete: 'email', type: 'email' },
  { field: 'contactWechat', autoComplete: 'off' },
] as const;

/** Whom to ask: shown to verified people alone, each of whom the company sees. */
export function EditContact({ demand }: PartProps) {
  const t = useTranslations('demandEdit.fields');
  const ruleOf = useRuleOf(demand);
  return (
    <>
      <p className="mb-4 text-ink-2 text-sm text-pretty">{t('contactHint')}</p>
      <div className="grid gap-x-5 gap-y-1 md:grid-cols-2">
        {ways.map(({ field, ...input }) => (
          <TextField
            key={field}
            {...input}
            name={field}
            label={t(field)}
            error={ruleOf(field)}
            value={demand.values[field]}
            onChange={({ target }) => demand.change({ [field]: target.value })}
          />
        ))}
      </div>
    </>
  );
}
