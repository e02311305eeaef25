'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConsolePage } from '@/components/base/staff/card-parts';
import { FormAlert } from '@/components/ui/form-alert';
import { FormCheckbox } from '@/components/ui/form-checkbox';
import { FormSubmit } from '@/components/ui/form-submit';
import { PriceField } from '@/components/ui/number-field';
import { TextField } from '@/components/ui/text-field';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { listPackageRows, savePackageRow } from '@/lib/careers/recruitment/client/console';
import type { PackageRow } from '@/lib/careers/recruitment/contract';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { useLanguage } from '@/lib/platform/i18n/use-navigation';

const numbers = ['posts', 'days', 'refreshes', 'position'] as const;
const hints = { days: 'daysHint', position: 'positionHint' } as const;

/** The form of a package; null for a new one. */
export function PackageForm({ row }: { row: PackageRow | null }) {
  const t = useTranslations('recruitmentConsole');
  const leave = useLeave();
  const { form, field, submit, errorOf, problem, isPending } = useCallForm({
    schema: () => import('@/lib/careers/recruitment/contract').then((contract) => contract.savePackageRow.input),
    rules: 'recruitmentConsole.rules',
    values: valuesOf(row),
    send: async (values) => {
      await call(savePackageRow, values, { quiet: true });
      await leave();
    },
  });
  const price = form.watch('priceFen');
  return (
    <ConsolePage title={row ? row.titleZh : t('add')} back={{ href: '/staff/packages', label: t('title') }}>
      <form onSubmit={submit} noValidate className="grid max-w-240 gap-x-8 gap-y-2 lg:grid-cols-2">
        <TextField {...field('titleZh')} label={t('titleZh')} />
        <TextField {...field('titleEn')} label={t('titleEn')} />
        <PriceField
          label={t('price')}
          hint={t('priceHint')}
          error={errorOf('priceFen')}
          value={price === '' ? null : Number(price)}
          onChange={(fen) => {
            form.setValue('priceFen', fen === null ? '' : String(fen), { shouldDirty: true });
            if (form.formState.isSubmitted) void form.trigger('priceFen');
          }}
        />
        {numbers.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={t(name)}
            hint={name in hints ? t(hints[name as keyof typeof hints]) : undefined}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <div className="lg:col-span-2">
          <FormCheckbox {...form.register('isHighlighted')}>{t('isHighlighted')}</FormCheckbox>
          <FormCheckbox {...form.register('isOnSale')}>{t('isOnSale')}</FormCheckbox>
        </div>
        <div className="lg:col-span-2 lg:max-w-100">
          <FormAlert>{problem?.text}</FormAlert>
          <FormSubmit isPending={isPending} pendingLabel={t('saving')}>
            {t('save')}
          </FormSubmit>
        </div>
      </form>
    </ConsolePage>
  );
}

/** In the form of the call. */
function valuesOf(row: PackageRow | null) {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    ...{ id: row?.id ?? '', revision: row?.revision ?? 0, titleZh: row?.titleZh ?? '', titleEn: row?.titleEn ?? '' },
    ...{ posts: text(row?.posts), days: text(row?.days), refreshes: text(row?.refreshes) },
    ...{ priceFen: text(row?.priceFen), position: text(row?.position) },
    ...{ isHighlighted: row?.isHighlighted ?? false, isOnSale: row?.isOnSale ?? true },
  };
}

/** After a package was saved: a toast, and back to the list. */
function useLeave() {
  const t = useTranslations('recruitmentConsole');
  const router = useRouter();
  const locale = useLanguage();
  const changed = useConsoleChanged();
  return async () => {
    await changed(listPackageRows);
    toast(t('saved'));
    router.push(getPathname({ locale, href: '/staff/packages' }));
    router.refresh();
  };
}
