import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { numberText } from '@/lib/domain/text/count-text';
import { assignmentText } from './upload-words';

const Loads = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: theme.spacing(1),
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: theme.spacing(0.5, 0), textAlign: 'right', fontWeight: 400 },
  'thead th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  'th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
}));

/** Preview of an assignment. */
export function AssignPreview({ loads, ...result }: EndpointAnswer<typeof uploadsApi.previewAssign>) {
  return (
    <Box role="status" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Typography>{assignmentText(result, (uploads) => `${uploads} will move.`)}</Typography>
      <Loads>
        <thead>
          <tr>
            <th scope="col">Open uploads of</th>
            <th scope="col">now</th>
            <th scope="col">then</th>
          </tr>
        </thead>
        <tbody>
          {loads.map(({ editor, before, after }) => (
            <tr key={editor.id}>
              <th scope="row">{editor.name}</th>
              <td>{numberText(before)}</td>
              <td>{numberText(after)}</td>
            </tr>
          ))}
        </tbody>
      </Loads>
    </Box>
  );
}
