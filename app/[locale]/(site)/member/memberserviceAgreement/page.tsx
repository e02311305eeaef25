import { memberAgreementPageId } from '@/lib/base/content/contract';
import { legalHead, legalPage } from '../../legal-page';

export const generateMetadata = () => legalHead(memberAgreementPageId);

/** Terms for members (specification section 2), as staff have written them. */
export default function MemberAgreementPage() {
  return legalPage(memberAgreementPageId);
}
