import type { CampaignFacts } from './campaign-machine';
import type { CheckResult } from './audience';
import type { CampaignStatus } from './campaign-status';

/** More recipients than this require approval by a second person. */
export const APPROVAL_ABOVE = 500;

interface Judged {
  status: CampaignStatus;
  check: CheckResult | null;
  scheduledAt: Date | null;
  /** Why its template may not be used; null when it may. */
  templateProblem: string | null;
  /** Why sending is impossible altogether; null when it is possible. */
  providerProblem: string | null;
  /** The template requires a photo, video or PDF, and it is missing. */
  lacksMedia: boolean;
}

const needsSecondPerson = ({ check, status }: Judged) =>
  status !== 'approved' && (check?.recipients ?? 0) > APPROVAL_ABOVE;

/** Problems that do not depend on the user. */
function commonProblem({ check, templateProblem, lacksMedia }: Judged): string | null {
  if (!check) return 'Run the dry run first.';
  if (templateProblem) return templateProblem;
  if (lacksMedia) return 'Give the address of the photo, video or PDF first.';
  const empty = check.skipped['missing-variable'] ?? 0;
  if (empty > 0) return `A variable is empty for ${empty} ${empty === 1 ? 'recipient' : 'recipients'}. Fill it first.`;
  return check.recipients === 0 ? 'No recipients are left.' : null;
}

const secondPerson = (one: Judged) =>
  needsSecondPerson(one) ? `More than ${APPROVAL_ABOVE} recipients: another admin has to approve it first.` : null;

/** What blocks each step of a campaign for the current user. */
export function campaignFacts(one: Judged, now: Date, isOwn: boolean): CampaignFacts {
  const common = commonProblem(one);
  const second = secondPerson(one);
  const future = one.scheduledAt !== null && one.scheduledAt > now;
  return {
    approveProblem: common ?? (isOwn ? 'Another admin has to approve it, not its creator.' : null),
    scheduleProblem: common ?? second ?? (future ? null : 'Choose a time that is still to come.'),
    startProblem: common ?? one.providerProblem ?? second,
    resumeProblem: one.providerProblem ?? one.templateProblem,
  };
}
