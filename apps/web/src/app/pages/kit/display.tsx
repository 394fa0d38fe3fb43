import envelopeIcon from "@phosphor-icons/core/regular/envelope.svg?raw";
import imageSquareIcon from "@phosphor-icons/core/regular/image-square.svg?raw";
import { Avatar } from "../../../components/avatar.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Band } from "../../../components/band.tsx";
import { Button } from "../../../components/button.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Meter } from "../../../components/meter.tsx";
import { Note, Panel } from "../../../components/panel.tsx";
import { Reading, ScoreScale } from "../../../components/score-scale.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { Table } from "../../../components/table.tsx";
import { TestModeBand } from "../../../components/test-mode-band.tsx";
import { formatRemaining } from "../../../lib/format.ts";
import { Specimen } from "./specimen.tsx";
import { Icon } from "../../../components/icon.tsx";

export function Judgements() {
  return (
    <Specimen name="Band, reading, scale (sample figures)">
      <div className="row">
        <Band kind="strong" />
        <Band kind="fair" />
        <Band kind="weak" />
        <Band kind="even" />
      </div>
      <div className="row">
        <Reading value={72} size="lg" />
        <Reading value={38} />
      </div>
      <ScoreScale label="Score" value={72} reference={{ low: 44, high: 67 }} />
      <ScoreScale label="Score without a reference" value={38} />
      <ScoreScale label="Small score" value={100} reference={{ low: 44, high: 67 }} small />
      <ScoreScale label="Nothing" value={0} small />
    </Specimen>
  );
}

export function Meters() {
  return (
    <Specimen name="Meter">
      <Meter label="Uploads" used={112} limit={150} note={formatRemaining(150, 112)} />
      <Meter label="A/B comparisons" used={30} limit={30} note={formatRemaining(30, 30)} />
      <Meter label="Team members" used={3} limit={null} note={formatRemaining(null, 3)} />
      <Meter label="Not in this plan" used={0} limit={0} note={formatRemaining(0, 0)} />
    </Specimen>
  );
}

export function Badges() {
  return (
    <Specimen name="Badge and avatar">
      <div className="row">
        <Badge>Growth Plan</Badge>
        <Badge tone="accent">Admin</Badge>
        <Badge tone="strong">Accepted</Badge>
        <Badge tone="fair">Invite Sent</Badge>
        <Badge tone="weak">Cancelled</Badge>
      </div>
      <div className="row">
        <Avatar person={{ first_name: "Ines", last_name: "Okafor" }} size={72} />
        <Avatar person={{ first_name: "Tom", last_name: "Field" }} />
        <Avatar person={{}} />
        <Avatar person={{ first_name: "Ana", profile_image: "/favicon.svg" }} />
        <Avatar person={{ first_name: "Broken", last_name: "Picture", profile_image: "/missing.png" }} />
      </div>
    </Specimen>
  );
}

export function Surfaces() {
  return (
    <Specimen name="Panel and note">
      <Panel>A panel with a hairline.</Panel>
      <Panel quiet>A quiet panel.</Panel>
      <Note>A remark.</Note>
      <Note accent icon={<Icon svg={envelopeIcon} />}>
        Login and accept Ines Okafor&rsquo;s invite
      </Note>
      <TestModeBand mode="test" />
    </Specimen>
  );
}

const elements = [
  { name: "Headline", attention: 31 },
  { name: "Button", attention: 7 },
];

export function Tables() {
  return (
    <Specimen name="Table (sample figures)">
      <Table
        caption="Attention by element"
        rows={elements}
        rowKey={(row) => row.name}
        columns={[
          { key: "name", head: "Element", cell: (row) => row.name },
          { key: "attention", head: "Attention", numeric: true, cell: (row) => `${row.attention}%` },
        ]}
      />
    </Specimen>
  );
}

export function States() {
  return (
    <>
      <Specimen name="Empty state">
        <EmptyState icon={<Icon svg={imageSquareIcon} />} title="No results yet" action={<Button small>Upload</Button>}>
          Upload an ad and its report appears here.
        </EmptyState>
      </Specimen>
      <Specimen name="Failed call">
        <ErrorNote
          title="Results could not be loaded"
          error={new Error("Network Error. Please check your connection and try again.")}
          onRetry={() => {}}
        />
      </Specimen>
      <Specimen name="Skeleton and busy text">
        <Skeleton height="168px" />
        <Skeleton height="14px" width="60%" />
        <p className="small" role="status">
          Analyzing Image 2 ...
        </p>
      </Specimen>
    </>
  );
}
