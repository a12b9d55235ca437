import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { campaignAddress } from '@/components/entities/campaign-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { FormDialog } from '@/components/records/form-dialog';
import { SelectField } from '@/components/ui/select-field';
import { mayCall } from '@/lib/client/may-call';
import { notifySuccess } from '@/lib/client/notify';
import { useCampaignOfCollection } from '@/lib/client/queries/collection-campaigns';
import { useTemplateChoices } from '@/lib/client/queries/messages';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { namesLink } from '@/lib/domain/collections/campaign-fills';
import { isShareable } from '@/lib/domain/collections/collection-status';
import { LANGUAGE_LABELS } from '@/lib/domain/messages/template-status';

/** Creates a draft campaign that sends buyers to the page of the collection. */
export function CampaignOfCollection({ collection }: { collection: CollectionDetail }) {
  const { fo } = useCurrentUser();
  const [isAsking, setIsAsking] = useState(false);
  if (!mayCall(campaignsApi.create, fo) || !isShareable(collection.status)) return null;
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
        New campaign
      </Button>
      {isAsking && <TemplateDialog collection={collection} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const variablesOf = ({ variables }: MessageTemplate) => variables.map(({ name }) => name);

/** Approved templates, those with a link placeholder first. */
function approvedOf(templates: readonly MessageTemplate[] | undefined): readonly MessageTemplate[] {
  const approved = templates?.filter(({ status }) => status === 'approved') ?? [];
  return approved.toSorted((a, b) => Number(namesLink(variablesOf(b))) - Number(namesLink(variablesOf(a))));
}

function TemplateDialog({ collection, onClose }: { collection: CollectionDetail; onClose: () => void }) {
  const { push } = useRouter();
  const { data } = useTemplateChoices();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { mutate, isPending, error } = useCampaignOfCollection();
  const approved = approvedOf(data?.rows);
  const template = approved.find(({ id }) => id === chosenId) ?? approved[0];
  const handleSave = () => {
    if (!template) return onClose();
    mutate(
      { collection, template },
      {
        onSuccess: ({ id, name }) => {
          notifySuccess(`${name} is saved as a draft. Choose who gets it.`);
          // Closed before the next page is there: Back at once would otherwise meet the dialog again.
          onClose();
          void push(campaignAddress(id));
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Campaign of ${collection.nameEn}`}
      saveLabel={template ? 'Save draft' : 'Close'}
      isBusy={isPending || !data}
      error={error}
      maxWidth="xs"
      onSave={handleSave}
      onClose={onClose}
    >
      {data && !template && (
        <Typography>No template is approved yet. Create one under Messages, with {'{{link}}'} in its text.</Typography>
      )}
      {template && (
        <>
          <SelectField
            label="Template"
            value={template.id}
            options={approved.map(({ id, name, language }) => ({
              value: id,
              label: `${name} (${LANGUAGE_LABELS[language]})`,
            }))}
            onChange={setChosenId}
          />
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{template.body}</Typography>
          <Typography variant="body2" color="textSecondary">
            {namesLink(variablesOf(template))
              ? 'A link to the page for buyers is made for it and lasts 14 days.'
              : 'This template has no place for the link to the page for buyers.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
