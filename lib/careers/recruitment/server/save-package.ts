import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { savePackageRow as contract, PackageRow } from '../contract';
import { getPackageRow } from './package-rows';
import { packagesTag } from './page-tags';
import type { JobPackageTable } from './tables';

type Written = Omit<JobPackageTable, 'id' | 'revision' | 'updated_at'>;

/**
 * Saves a package as staff edited it, a new one without an id, and returns it; it is recorded. What was bought before stays as it
 * was. Of two who save the same revision one succeeds.
 * Throws Unauthorized or Forbidden for callers who may not manage packages, NullPointer for an unknown one, Changed for one that was
 * saved meanwhile.
 */
export async function savePackageRow(context: Context, input: InputOf<typeof contract>): Promise<PackageRow> {
  requireAllowed(context, 'managePackages');
  const id = input.id || uuid();
  await context.db.transaction(async (tx) => {
    const written = writtenIn(input);
    const now = context.now();
    const former = input.id ? await change(tx, input, written, now) : undefined;
    if (!former)
      await tx
        .insertInto('job_package')
        .values({ id, ...written, revision: 1, updated_at: now })
        .execute();
    const changed = former && changedFields(former, written);
    await invalidatePages(tx, [packagesTag], now);
    await recordAudit(context, tx, {
      action: former ? 'recruitment.package.changed' : 'recruitment.package.added',
      ...{ subject: 'recruitment.package', subjectId: id },
      ...{ before: changed?.before ?? null, after: changed?.after ?? { ...written } },
    });
  });
  return getPackageRow(context, { id });
}

/** Changes a package by one conditional statement and returns what it was. */
async function change(tx: Tx, { id, revision }: InputOf<typeof contract>, written: Written, now: number) {
  const former = await tx.selectFrom('job_package').selectAll().where('id', '=', id).executeTakeFirst();
  if (!former) throw new CodedError('NullPointer');
  const changed = await tx
    .updateTable('job_package')
    .set({ ...written, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n || former.revision !== revision) throw new CodedError('Changed');
  return former;
}

function writtenIn(input: InputOf<typeof contract>): Written {
  return {
    ...{ title_zh: input.titleZh, title_en: input.titleEn, posts: input.posts, days: input.days },
    ...{ is_highlighted: input.isHighlighted ? 1 : 0, refreshes: input.refreshes, price_fen: input.priceFen },
    ...{ position: input.position, is_on_sale: input.isOnSale ? 1 : 0 },
  };
}

function changedFields(former: JobPackageTable, written: Written) {
  const names = (Object.keys(written) as (keyof Written)[]).filter((name) => former[name] !== written[name]);
  const pick = (from: Written) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(former), after: pick(written) };
}
