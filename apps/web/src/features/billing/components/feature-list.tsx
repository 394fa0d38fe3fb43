import type { PlanFeature } from "@adjudge/contracts";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { isIncluded } from "../model.ts";
import "./amounts.css";

export function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className="plan-features">
      {features.map((feature) =>
        isIncluded(feature) ? (
          <li key={feature.description} className="feature">
            <CheckIcon className="i" aria-hidden="true" />
            <span>{feature.description}</span>
          </li>
        ) : (
          <li key={feature.description} className="feature feature--no">
            <XIcon className="i" aria-hidden="true" />
            <span>
              <span className="sr">Not included: </span>
              {feature.description}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
