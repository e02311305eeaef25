import { UploadScreen } from '@/components/works/film/upload-screen';
import { requirePerson } from '@/lib/app/caller-context';
import { ClientWords } from '@/lib/app/client-words';
import { privateHead } from '@/lib/app/page-head';

export const generateMetadata = privateHead('filmEdit.title');

/** The upload with which a work begins. */
export default async function NewWorkPage() {
  const { caller } = await requirePerson('/MyMaJiang/new');
  return (
    <ClientWords of={['filmEdit', 'work', 'person.bindPhone', 'format']}>
      <UploadScreen personId={caller.personId} />
    </ClientWords>
  );
}
