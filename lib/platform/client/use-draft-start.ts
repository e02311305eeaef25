'use client';

import type { FieldValues } from 'react-hook-form';
import { v4 as newId } from 'uuid';
import { useRouter } from '../i18n/use-navigation';
import { keepInTab, readJsonInTab } from './tab-storage';
import { type CallForm, useCallForm } from './use-call-form';

interface DraftStart<Input extends FieldValues, Output, Beside>
  extends Pick<CallForm<Input, Output>, 'schema' | 'rules' | 'values'> {
  /** Of what is kept in this tab. */
  key: string;
  /** Makes the draft; the same `clientId` makes the same one. */
  create(fields: Output & { clientId: string }): Promise<{ id: string }>;
  /** Where the draft is written on. */
  pathOf(id: string): string;
  /** What the form shows beside its fields, such as the name of a chosen channel. */
  beside?: Beside;
  /** Shows it again as it was kept. */
  restore?(beside: Beside): void;
}

/** What was sent and not taken, such as before a login or a bound phone. */
interface Kept<Output, Beside> {
  fields: Output;
  clientId: string;
  beside?: Beside;
}

/**
 * The form in which something is begun: it makes a draft and leads to its editor. What was sent and not taken is kept in this tab
 * and comes back with the page; the same fields sent again make the same draft.
 */
export function useDraftStart<Input extends FieldValues, Output, Beside = never>(
  options: DraftStart<Input, Output, Beside>,
) {
  const router = useRouter();
  const { key, schema, rules, values, create, pathOf, beside, restore } = options;
  const kept = () => readJsonInTab(key) as Kept<Output, Beside> | null;
  return useCallForm<Input, Output>({
    ...{ schema, rules, values },
    known() {
      const former = kept();
      if (former?.beside !== undefined) restore?.(former.beside);
      return { ...former?.fields } as Partial<Input>;
    },
    async send(fields) {
      const former = kept();
      const isSame = JSON.stringify(former?.fields) === JSON.stringify(fields);
      const clientId = former && isSame ? former.clientId : newId();
      keepInTab(key, JSON.stringify({ fields, clientId, beside } satisfies Kept<Output, Beside>));
      const { id } = await create({ ...fields, clientId });
      keepInTab(key, null);
      router.replace(pathOf(id));
    },
  });
}
