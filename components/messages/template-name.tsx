import { useTemplateChoices } from '@/lib/client/queries/messages';

/** The name of a template, for histories and choices. */
export const TemplateName = ({ id }: { id: string }) => {
  const { data } = useTemplateChoices();
  return <>{data?.rows.find((template) => template.id === id)?.name ?? '…'}</>;
};
