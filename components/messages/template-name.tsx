import { useTemplateChoices } from '@/lib/client/queries/messages';

/** Name of a template, for histories and options. */
export const TemplateName = ({ id }: { id: string }) => {
  const { data } = useTemplateChoices();
  return <>{data?.rows.find((template) => template.id === id)?.name ?? '…'}</>;
};
