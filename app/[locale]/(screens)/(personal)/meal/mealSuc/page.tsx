import { DoneScreen } from '@/components/careers/recruitment/done-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { orNull } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getJobPurchase } from '@/lib/careers/recruitment/server/own-purchases';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('recruitment.pages.done');

/** What an order of a package has come to (specification section 2); an `orderId` that has none leads to its order. */
export default async function MealSucPage({ searchParams }: PageProps) {
  const context = await requirePerson('/meal/mealSuc', searchParams);
  const orderId = String((await searchParams).orderId ?? '');
  const purchase = await getJobPurchase(context, { orderId }).catch(orNull);
  if (!purchase) {
    redirect({ href: orderId ? `/order/${encodeURIComponent(orderId)}` : '/my/order', locale: context.language });
  }
  return <DoneScreen purchase={purchase} />;
}
