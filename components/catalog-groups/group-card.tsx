import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PdfOfCatalogs } from '@/components/entities/pdf-of-catalogs';
import { SectionCard } from '@/components/ui/section-card';
import type { CatalogGroup } from '@/lib/contracts/catalog-groups';
import { idsOf } from '@/lib/client/queries/catalog-groups';
import { GroupName } from './group-name';
import { MemberList } from './member-list';
import { useDrop } from './use-drop';
import type { useGrouping } from './use-grouping';

interface GroupCardProps {
  group: CatalogGroup | null;
  typedName: string;
  /** True when the name was edited and not saved. */
  isRenamed: boolean;
  grouping: ReturnType<typeof useGrouping>;
  onType: (name: string) => void;
  onRename: () => void;
  /** True when the dragged catalog brings its whole group, which is appended at the end. */
  isWholeGroup: boolean;
  /** Adds the dragged catalogs before a member or at the end; omitted while nothing is dragged. */
  onTakeIn?: (target?: string) => void;
}

/** A group with its name and members. Candidates can be dropped anywhere on it. */
export function GroupCard(props: GroupCardProps) {
  const { group, typedName, isRenamed, grouping, onType, onRename, isWholeGroup, onTakeIn } = props;
  const { isOver, handlers } = useDrop(onTakeIn && (() => onTakeIn()));
  return (
    <Box
      {...handlers}
      sx={{
        minWidth: 0,
        borderRadius: 2,
        outline: onTakeIn ? `2px ${isOver ? 'solid' : 'dashed'}` : undefined,
        outlineColor: 'primary.main',
      }}
    >
      <SectionCard title="Group" description={group ? 'In the order buyers see it.' : 'It is in no group yet.'}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <GroupName
            name={typedName}
            isNew={!group}
            isChanged={isRenamed}
            isBusy={grouping.isBusy}
            onType={onType}
            onSave={onRename}
          />
          {group && <PdfOfCatalogs ids={idsOf(group)} />}
          {group ? (
            <MemberList
              group={group}
              isBusy={grouping.isBusy}
              onTakeIn={isWholeGroup ? undefined : onTakeIn}
              onArrange={grouping.arrange}
              onSplit={grouping.split}
            />
          ) : (
            <Typography color="textSecondary">
              Accept a suggestion or drop a catalog here to form a group with this name.
            </Typography>
          )}
        </Box>
      </SectionCard>
    </Box>
  );
}
