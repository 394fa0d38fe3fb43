import type { PlanFeature } from "@adjudge/contracts";
import checkIcon from "@phosphor-icons/core/regular/check.svg?raw";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { isIncluded } from "../model.ts";
import "./amounts.css";
import { Icon } from "../../../components/icon.tsx";

export function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className="plan-features">
      {features.map((feature) =>
        isIncluded(feature) ? (
          <li key={feature.description} className="feature">
            <Icon svg={checkIcon} />
            <span>{feature.description}</span>
          </li>
        ) : (
          <li key={feature.description} className="feature feature--no">
            <Icon svg={xIcon} />
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
