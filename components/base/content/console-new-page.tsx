'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/base/staff/card-select-field';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { Sheet } from '@/components/ui/sheet';
import { TextField } from '@/components/ui/text-field';
import { createContentPage, listContentPages } from '@/lib/base/content/client/console';
import { addedKinds } from '@/lib/base/content/codes';
import { useConsoleChanged } from '@/lib/base/staff/client/use-console-changed';
import { call } from '@/lib/platform/client/call';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useRouter } from '@/lib/platform/i18n/use-navigation';

/** What a new page needs: its id, its kind, and its title. */
export function NewPage({ onClose }: { onClose(): void }) {
  const t = useTranslations('contentConsole');
  const router = useRouter();
  const changed = useConsoleChanged();
  const { form, field, submit, isPending, problem } = useCallForm({
    schema: () => import('@/lib/base/content/contract').then((contract) => contract.createContentPage.input),
    rules: 'contentConsole.rules',
    values: { id: '', kind: 'text' as (typeof addedKinds)[number], title: '' },
    send: async (values) => {
      const { id } = await call(createContentPage, values, { quiet: true }).catch(asTaken);
      await changed(listContentPages);
      router.push(`/staff/content/${id}`);
    },
  });
  return (
    <Sheet open onClose={onClose} label={t('newPage.open')} closeLabel={t('newPage.close')}>
      <form onSubmit={submit} noValidate>
        <TextField {...field('title')} label={t('newPage.title')} />
        <TextField
          {...field('id')}
          label={t('newPage.id')}
          hint={t('newPage.idHint')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          {...field('kind')}
          label={t('newPage.kind')}
          hint={form.watch('kind') === 'legal' ? t('newPage.kindHint') : undefined}
          options={addedKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <FormAlert>{problem?.text}</FormAlert>
        <FormSubmit isPending={isPending} pendingLabel={t('newPage.creating')}>
          {t('newPage.create')}
        </FormSubmit>
      </form>
    </Sheet>
  );
}

/** A taken id is reported at its field. */
function asTaken(error: unknown): never {
  if (!(error instanceof AnswerError) || error.code !== 'Changed') throw error;
  throw new AnswerError('400', error.message, [{ field: 'id', rule: 'taken' }]);
}
