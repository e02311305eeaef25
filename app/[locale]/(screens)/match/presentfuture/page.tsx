import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Special } from '@/components/base/content/special';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { blockParts, blockPartWords } from '../../../block-parts';
import { specialJsonLd } from './json-ld';
import { readSpecial } from './read';

const path = '/match/presentfuture';

async function read() {
  return (await readSpecial(await getLocale())) ?? notFound();
}

export async function generateMetadata(): Promise<Metadata> {
  const { title, description, picture, language, isTranslated } = await read();
  const only = isTranslated ? undefined : defaultLanguage;
  return publicHead({ path, title, description, picture, textLanguage: language, only });
}

/** The special of this name (specification section 2, /match/presentfuture), as staff have written it. */
export default async function PresentFuturePage() {
  const special = await read();
  return (
    <>
      <JsonLd data={specialJsonLd({ special, path, ...(await pageFacts()) })} />
      <ClientWords of={blockPartWords}>
        <Special page={special} parts={blockParts()} />
      </ClientWords>
    </>
  );
}
