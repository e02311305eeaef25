import type { DemandSlots } from '@/components/careers/demand/demand-slots';
import { CardPropose } from '@/components/careers/proposal/card-propose';
import type { DemandDetail } from '@/lib/careers/demand/contract';

/** What the slices above demands add to the page of one: the way to answer it, and how the reader's answer stands. */
export const slotsOf = ({ id, phase }: DemandDetail): DemandSlots => ({
  propose: <CardPropose demandId={id} phase={phase} />,
});
