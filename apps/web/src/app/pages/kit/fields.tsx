import { useState } from "react";
import { ChipInput } from "../../../components/chip-input.tsx";
import { RadioChoice, TickBox } from "../../../components/choice.tsx";
import { Dropzone } from "../../../components/dropzone.tsx";
import { TextField } from "../../../components/field.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { Segmented } from "../../../components/segmented.tsx";
import { Select } from "../../../components/select.tsx";
import { Specimen } from "./specimen.tsx";

export function Inputs() {
  return (
    <Specimen name="Input">
      <TextField label="First Name" />
      <TextField
        label="Email"
        type="email"
        defaultValue="ines@larch.example"
        hint="An OTP will be sent to this email"
      />
      <TextField label="New Category" error="Category Name is required" />
      <TextField label="Company" defaultValue="Larch" disabled />
    </Specimen>
  );
}

export function Passwords() {
  return (
    <Specimen name="Password">
      <PasswordField
        label="Password"
        defaultValue="correct horse"
        aside={<a href="/forgot-password">Forgot password?</a>}
      />
      <PasswordField label="Confirm Password" error="Passwords do not match" />
    </Specimen>
  );
}

export function Otps() {
  const [empty, setEmpty] = useState("");
  const [full, setFull] = useState("481902");
  const [bad, setBad] = useState("481");
  return (
    <Specimen name="One-time code">
      <OtpInput label="Empty" value={empty} onChange={setEmpty} hint="Enter the OTP sent to ines@larch.example" />
      <OtpInput label="Filled" value={full} onChange={setFull} />
      <OtpInput label="With an error" value={bad} onChange={setBad} error="Otp is required" />
      <OtpInput label="Disabled" value="12" onChange={() => {}} disabled />
    </Specimen>
  );
}

const sorts = [
  { value: "-overall_score", label: "Rating (highest)" },
  { value: "overall_score", label: "Rating (lowest)" },
  { value: "-created_date", label: "Date (newest)" },
  { value: "created_date", label: "Date (oldest)" },
];

const many = Array.from({ length: 20 }, (_, index) => ({ value: String(index), label: `Category ${index + 1}` }));

export function Selects() {
  const [sort, setSort] = useState<string | null>("-overall_score");
  const [category, setCategory] = useState<string | null>(null);
  return (
    <Specimen name="Select">
      <Select label="Category" options={many} value={category} onChange={setCategory} />
      <Select label="Sort" options={sorts} value={sort} onChange={setSort} inline />
      <Select label="Payment method" options={[]} value={null} onChange={() => {}} error="Select payment method" />
      <Select label="Disabled" options={sorts} value={sort} onChange={setSort} disabled />
    </Specimen>
  );
}

export function Chips() {
  const [chips, setChips] = useState(["ana@larch.example", "not-an-address"]);
  const [none, setNone] = useState<string[]>([]);
  return (
    <Specimen name="Chip input">
      <ChipInput
        label="E-mails"
        value={none}
        onChange={setNone}
        placeholder="Enter email to invite member"
        hint="Click Space after every entry"
      />
      <ChipInput
        label="With an error"
        value={chips}
        onChange={setChips}
        chipErrors={{ "not-an-address": "Invalid email format" }}
      />
      <ChipInput label="Disabled" value={["ana@larch.example"]} onChange={() => {}} disabled />
    </Specimen>
  );
}

export function Choices() {
  const [cycle, setCycle] = useState<"Monthly" | "Yearly">("Monthly");
  const [mode, setMode] = useState("form");
  return (
    <Specimen name="Switch, radio, tick">
      <Segmented
        label="Billing cycle"
        value={cycle}
        onChange={setCycle}
        options={[
          { value: "Monthly", label: "Monthly" },
          { value: "Yearly", label: "Yearly, save 20%" },
        ]}
      />
      <RadioChoice name="mode" label="Payment Form" checked={mode === "form"} onChange={() => setMode("form")} />
      <RadioChoice
        name="mode"
        label="Add Payment Method"
        hint="Save a card and pay with it."
        checked={mode === "saved"}
        onChange={() => setMode("saved")}
      />
      <div className="row">
        <TickBox label="Tick this ad" />
        <TickBox label="Ticked" defaultChecked />
        <TickBox label="Disabled" disabled />
      </div>
    </Specimen>
  );
}

export function Dropzones() {
  const [message, setMessage] = useState("Nothing chosen yet.");
  return (
    <Specimen name="Drop area">
      <Dropzone
        label="Ad images"
        onFiles={({ accepted, refused }) => setMessage(`${accepted.length} taken, ${refused.length} refused.`)}
      >
        <p className="small">{message}</p>
      </Dropzone>
      <Dropzone label="Ad images with an error" onFiles={() => {}} error="An image is required" />
      <Dropzone label="Disabled" onFiles={() => {}} disabled />
    </Specimen>
  );
}
