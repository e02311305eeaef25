import { AreaSelectScreen } from '@/components/people/person/area-select-screen';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';

/** Depends on the query, which says where the visitor came from. */
export const dynamic = 'force-dynamic';

export const generateMetadata = privateHead('person.area.title');

/** Country, province, city (specification section 2). Its query names where to go back to and what was chosen before. */
export default async function AreaSelectPage({ searchParams }: PageProps) {
  const { redirecturl, value } = await searchParams;
  return (
    <ClientWords of={['person.area']}>
      <AreaSelectScreen redirectUrl={oneOf(redirecturl)} value={oneOf(value)} />
    </ClientWords>
  );
}

function oneOf(parameter: string | string[] | undefined): string | null {
  return typeof parameter === 'string' ? parameter : null;
}
