'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { consoleButton, consoleField } from '@/components/base/staff/card-button';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { FormAlert } from '@/components/ui/form-alert';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { listPointRules, savePointRule } from '@/lib/money/wallet/client/console';
import type { PointRule } from '@/lib/money/wallet/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';

/** What points are earned for: one line for each deed, changed in place. */
export function PointsConsole() {
  const t = useTranslations('walletConsole');
  const problemOf = useProblemWords();
  const { data, error, refetch } = useQuery({
    queryKey: [listPointRules.path],
    queryFn: ({ signal }) => call(listPointRules, {}, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <ConsolePage title={t('title')}>
      <p className="mb-4 max-w-170 text-ink-2 text-sm text-pretty">{t('lead')}</p>
      {error && !data && (
        <FormAlert>
          {problemOf(error).text}
          <button type="button" onClick={() => refetch()} className={consoleButton()}>
            {t('again')}
          </button>
        </FormAlert>
      )}
      <ul aria-busy={!data && !error} className="min-h-40 border-line border-t">
        {data?.map((rule) => (
          <li key={rule.deed} className="border-line border-b py-4">
            <RuleForm rule={rule} />
          </li>
        ))}
      </ul>
    </ConsolePage>
  );
}

const numberField = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const;

function RuleForm({ rule }: { rule: PointRule }) {
  const t = useTranslations('walletConsole');
  const changed = useConsoleChanged();
  const deed = t(`deeds.${rule.deed}`);
  const { form, submit, errorOf, problem, isPending } = useCallForm({
    schema: () => import('@/lib/money/wallet/contract').then((contract) => contract.savePointRule.input),
    rules: 'walletConsole.rules',
    values: { deed: rule.deed, points: String(rule.points), perDay: String(rule.perDay), isOn: rule.isOn },
    send: async (values) => {
      await call(savePointRule, values, { quiet: true });
      toast(t('saved', { deed }));
      form.reset({ ...values, points: String(values.points), perDay: String(values.perDay) });
      await changed(listPointRules);
    },
  });
  const wrong = errorOf('points') ?? errorOf('perDay') ?? problem?.text;
  return (
    <form onSubmit={submit} noValidate aria-label={deed}>
      <h2 className="text-base">{deed}</h2>
      <p className="text-ink-3 text-sm">{t(`explained.${rule.deed}`)}</p>
      <div className="mt-2 flex flex-wrap items-end gap-x-5 gap-y-2">
        {(['points', 'perDay'] as const).map((name) => (
          <label key={name} className="text-ink-2 text-sm">
            <span className="mb-1 block">{t(name)}</span>
            <input
              {...form.register(name)}
              {...numberField}
              aria-invalid={errorOf(name) ? true : undefined}
              className={`w-28 tabular-nums ${consoleField}`}
            />
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" {...form.register('isOn')} className="size-5 accent-accent" />
          {t('isOn')}
        </label>
        <button type="submit" aria-disabled={isPending} className={consoleButton('ink')}>
          {t('save')}
          <span className="sr-only"> {deed}</span>
        </button>
      </div>
      <FormAlert>{wrong}</FormAlert>
    </form>
  );
}
