'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/text-field';
import { chosenPassword, refusePassword } from '@/lib/people/account/client/chosen-password';
import { useEnter } from '@/lib/people/account/client/enter';
import { changeEntryFlow, type EntryFlow, readEntryFlow, useEntryFlow } from '@/lib/people/account/client/entry-flow';
import { register } from '@/lib/people/account/client/register';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useRouter } from '@/lib/platform/i18n/use-navigation';
import { AgreementField } from './agreement-field';
import { AccountForm } from './card-account-form';
import { EntryScreen } from './entry-screen';
import { canRegister, firstStep } from './first-step';
import { useMissingStep } from './use-flow-or-login';

/** The last step of a new account: the nickname, and the consent where it is missing. Then it logs in. */
export function SetNicknameScreen() {
  const t = useTranslations('account.setNickname');
  const words = useTranslations('account.form');
  const flow = useEntryFlow();
  const enter = useEnter();
  const router = useRouter();
  const [isWarned, setWarned] = useState(false);
  /** The nickname with prohibited words that the person has confirmed. */
  const acknowledged = useRef<string | null>(null);
  useMissingStep(missingStep);

  const form = useCallForm({
    schema: () => import('@/lib/people/account/client/forms').then((forms) => forms.nicknameForm),
    rules: 'account.rules',
    values: { nickname: '', agreed: false },
    known: () => {
      const { nickname, agreed } = readEntryFlow();
      return { nickname, agreed };
    },
    send: async (fields) => {
      try {
        enter(await register({ ...fields, acknowledged: acknowledged.current === fields.nickname }));
      } catch (error) {
        const brokenRule = ruleOfPassword(error);
        if (brokenRule) {
          refusePassword(brokenRule);
          changeEntryFlow(fields);
          router.replace('/setCode');
        } else if (error instanceof AnswerError && error.code === 'ProhibitedWords') {
          acknowledged.current = fields.nickname;
          setWarned(true);
        } else throw error;
      }
    },
    places: { NicknameTaken: 'nickname' },
  });
  const nickname = form.field('nickname');

  return (
    <EntryScreen title={t('title')} lead={t('lead')}>
      <AccountForm form={form} action={t('action')} startAgain={firstStep(flow)}>
        <TextField
          {...nickname}
          onBlur={(event) => {
            nickname.onBlur(event);
            changeEntryFlow({ nickname: event.target.value });
          }}
          label={words('nickname')}
          hint={words('nicknameHint')}
          autoComplete="nickname"
        />
        {flow.ticket !== null && !flow.agreed && <AgreementField {...form.field('agreed')} />}
      </AccountForm>
      {isWarned && (
        <ConfirmDialog
          title={t('prohibited.title')}
          text={t('prohibited.text')}
          confirmLabel={t('prohibited.goOn')}
          cancelLabel={t('prohibited.change')}
          onConfirm={() => {
            setWarned(false);
            form.submit();
          }}
          onCancel={() => {
            acknowledged.current = null;
            setWarned(false);
          }}
        />
      )}
    </EntryScreen>
  );
}

/** The step to go back to; null for none. */
function missingStep(flow: EntryFlow): string | null {
  if (!canRegister(flow)) return firstStep(flow);
  const hasChosen = flow.passwordChoice === 'skipped' || chosenPassword().password !== null;
  return hasChosen ? null : '/setCode';
}

/** The password rule that an error names, or null. Only the server knows the most common passwords. */
function ruleOfPassword(error: unknown): string | null {
  if (!(error instanceof AnswerError)) return null;
  return error.fields.find(({ field }) => field === 'password')?.rule ?? null;
}
