'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { AnswerError } from '@/lib/platform/client/errors';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import type { Service } from '../codes';
import type { LeadReceipt } from '../contract';
import { forgetLeadDraft, keepLeadDraft, knownLead } from './lead-draft';
import { addFiles, type RefusedFile } from './lead-files';
import { emptyLead } from './lead-values';
import { prepareCheck } from './prepare-check';
import { sendLead } from './send-lead';
import { useLeadProof } from './use-lead-proof';

/**
 * A request form: its fields, its files, and the receipt once it was accepted. Typed values are kept until then, across
 * reloads and failures.
 *
 * @param service its subject; null where the form asks for it
 */
export function useLeadForm(service: Service | null) {
  const proof = useLeadProof();
  const picked = usePickedFiles();
  const [receipt, setReceipt] = useState<LeadReceipt | null>(null);
  const form = useCallForm({
    schema: () => import('./forms').then(({ requestForm }) => requestForm),
    rules: 'lead.rules',
    values: { ...emptyLead, service: service ?? '' },
    known: () => ({ ...knownLead(), ...(service && { service }) }),
    send: async (lead) => {
      try {
        const sent = await proof.spend((proof) => sendLead({ ...lead, files: picked.files, proof }));
        forgetLeadDraft();
        setReceipt(sent);
      } catch (error) {
        if (!picked.areRefused(error)) throw error;
      }
    },
  });

  const prepare = () => {
    proof.prepare();
    prepareCheck();
  };

  const { subscribe } = form.form;
  const keep = useEffectEvent(keepLeadDraft);
  useEffect(
    () => subscribe({ formState: { values: true, dirtyFields: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  );
  return { form, picked, receipt, prepare };
}

/** Why the files of a request cannot be sent: those that were left out, or what the server rejected. */
export type FileProblem = { refused: RefusedFile[] } | { rule: string };

function usePickedFiles() {
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  return {
    files,
    problem,
    add(more: readonly File[]) {
      const { files: all, refused } = addFiles(files, more);
      setFiles(all);
      setProblem(refused.length > 0 ? { refused } : null);
    },
    remove(file: File) {
      setFiles(files.filter((one) => one !== file));
      setProblem(null);
    },
    /** Whether an error concerns only the files; it is then shown there. */
    areRefused(error: unknown): boolean {
      if (!(error instanceof AnswerError)) return false;
      const [field, ...others] = error.fields;
      const isOfFiles = field?.field.startsWith('files') && others.length === 0;
      if (isOfFiles) setProblem({ rule: field?.rule ?? '' });
      else if (error.code === 'UnsupportedMediaType') setProblem({ rule: 'fileType' });
      else return false;
      return true;
    },
  };
}
