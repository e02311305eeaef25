'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { PicturesField } from '@/components/ui/pictures-field';
import { sendSlip } from '@/lib/money/payment/client/cashier';
import { slipLimits } from '@/lib/money/payment/codes';
import { call } from '@/lib/platform/client/call';
import { toast } from '@/lib/platform/client/toast';
import { usePickedPictures } from '@/lib/platform/client/use-picked-pictures';
import { useUploadProblemWords } from '@/lib/platform/client/use-problem-words';

interface SlipFormProps {
  orderId: string;
  /** A slip was sent already: another one takes its place. */
  isAgain?: boolean;
  onSent(): void;
}

/** The pictures of the slip of a bank transfer. */
export function SlipForm({ orderId, isAgain = false, onSent }: SlipFormProps) {
  const t = useTranslations('cashier.slip');
  const words = useTranslations('pictures');
  const problemOf = useUploadProblemWords();
  const picked = usePickedPictures({ pictures: slipLimits.pictures, pictureBytes: slipLimits.bytes });
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { pictures } = picked;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setProblem(pictures.length === 0 ? t('needed') : '');
    if (pictures.length === 0) return;
    setPending(true);
    try {
      await call(sendSlip, { orderId, pictures }, { quiet: true, encoding: 'multipart' });
      toast(t('sent'));
      for (const picture of pictures) picked.remove(picture);
      onSent();
    } catch (error) {
      if (!picked.areRefused(error)) setProblem(problemOf(error).text);
    } finally {
      setPending(false);
    }
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-busy={isPending}
      className={isAgain ? 'mt-10 border-line border-t pt-6' : 'mt-6'}
    >
      <PicturesField label={isAgain ? t('again') : t('label')} {...{ words, picked }} />
      <FormAlert>{problem}</FormAlert>
      {(!isAgain || pictures.length > 0) && (
        <FormSubmit isPending={isPending} pendingLabel={t('sending')}>
          {t('send')}
        </FormSubmit>
      )}
    </form>
  );
}
