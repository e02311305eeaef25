import { liveAgreementPageId } from '@/lib/base/content/contract';
import { legalHead, legalPage } from '../../legal-page';

export const generateMetadata = () => legalHead(liveAgreementPageId);

/** Terms for watching, buying and hosting live streams (specification section 2), as staff have written them. */
export default function LiveAgreementPage() {
  return legalPage(liveAgreementPageId);
}
