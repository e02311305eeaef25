import { DoneScreen } from '@/components/careers/team/done-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { orNull } from '@/lib/app/or-not-found';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { getTeamOrder } from '@/lib/careers/team/server/own-services';
import { redirect } from '@/lib/platform/i18n/navigation';

export const generateMetadata = privateHead('team.done.title');

/** What an order of a service has come to; an `orderId` that has none leads to its order. */
export default async function ServiceDonePage({ searchParams }: PageProps) {
  const context = await requirePerson('/projectManage/services/done', searchParams);
  const orderId = String((await searchParams).orderId ?? '');
  const service = await getTeamOrder(context, { orderId }).catch(orNull);
  if (!service) {
    redirect({ href: orderId ? `/order/${encodeURIComponent(orderId)}` : '/my/order', locale: context.language });
  }
  return <DoneScreen service={service} />;
}
