import type { CampaignFacts } from './campaign-machine';
import type { CheckResult } from './audience';
import type { CampaignStatus } from './campaign-status';

/** More recipients than this need a second person. */
export const APPROVAL_ABOVE = 500;

interface Judged {
  status: CampaignStatus;
  check: CheckResult | null;
  scheduledAt: Date | null;
  /** Why its template may not send; null when it may. */
  templateProblem: string | null;
  /** Why nothing can be sent at all; null when it can. */
  providerProblem: string | null;
  /** It is a template with a photo, video or PDF, and none is given. */
  lacksMedia: boolean;
}

const needsSecondPerson = ({ check, status }: Judged) =>
  status !== 'approved' && (check?.recipients ?? 0) > APPROVAL_ABOVE;

/** What is in the way of it whoever asks. */
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

/** What is in the way of each step of a campaign, for whoever looks at it. */
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
