import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { v7 } from 'uuid';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { notifySuccess } from '@/lib/client/notify';
import { type MessageSubject, useSendMessage } from '@/lib/client/queries/messages';
import type { Composer } from '@/lib/contracts/messages/messages';
import { filledBody } from '@/lib/domain/messages/template-text';

interface MessageFormProps {
  composer: Composer;
  subject: MessageSubject;
  subjectId: string;
}

/** Free text has no template. */
const FREE = '';

type Template = Composer['templates'][number];

/** Counts the template's variables the record fills; templates with an unfilled one come last. */
const fitOf = ({ variables }: Template): number =>
  variables.every(({ value }) => value !== '') ? variables.length : -1;

/** A template filled from the record, or free text while that is allowed. */
export function MessageForm({ composer: { templates, openUntil }, subject, subjectId }: MessageFormProps) {
  const { mutate, isPending, error } = useSendMessage();
  const [best] = templates.toSorted((one, other) => fitOf(other) - fitOf(one));
  const [choice, setChoice] = useState(openUntil === null ? (best?.id ?? FREE) : FREE);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [text, setText] = useState('');
  // Retries keep the message id, so that it is sent only once.
  const [id, setId] = useState(() => v7());
  const template = templates.find((one) => one.id === choice);
  const valueOf = (name: string) => typed[name] ?? template?.variables.find((one) => one.name === name)?.value ?? '';
  const params = template?.variables.map(({ name }) => valueOf(name)) ?? [];
  const options = [
    ...(openUntil === null ? [] : [{ value: FREE, label: 'Free text' }]),
    ...templates.map(({ id: value, name, language }) => ({ value, label: `${name} (${language})` })),
  ];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      notifySuccess('The message is on its way.');
      setText('');
      setTyped({});
      setId(v7());
    };
    mutate({ body: { id, subject, subjectId, templateId: template?.id ?? null, params, text } }, { onSuccess });
  };
  if (options.length === 0) return <Alert severity="info">No template is approved yet.</Alert>;
  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={2}>
      <SelectField label="Message" value={choice} options={options} onChange={setChoice} />
      {template?.variables.map(({ name }) => (
        <Field
          key={name}
          label={`{{${name}}}`}
          autoComplete="off"
          required
          value={valueOf(name)}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      {template ? (
        <Typography sx={{ whiteSpace: 'pre-line', p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {filledBody(template.body, valueOf)}
        </Typography>
      ) : (
        <Field label="Text" multiline minRows={3} value={text} onChange={(event) => setText(event.target.value)} />
      )}
      {error && !error.isPassing && <Alert severity="error">{error.issues[0]?.message ?? error.message}</Alert>}
      <div>
        <Button type="submit" variant="contained" loading={isPending}>
          Send
        </Button>
      </div>
    </Stack>
  );
}
