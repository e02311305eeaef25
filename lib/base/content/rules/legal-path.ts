import { agreementPageId, liveAgreementPageId, memberAgreementPageId, privacyPageId } from '../codes';

/** Legal texts with a page of their own (specification section 2, 'Other routes'). */
const ownPaths = new Map([
  [agreementPageId, '/Agreement'],
  [privacyPageId, '/Agreement'],
  [liveAgreementPageId, '/live/serviceAgreement'],
  [memberAgreementPageId, '/member/memberserviceAgreement'],
]);

/** The canonical address of a legal text, without language prefix: two pages must not compete with one text. */
export function legalPath(id: string): string {
  return ownPaths.get(id) ?? `/treaty/${id}`;
}
