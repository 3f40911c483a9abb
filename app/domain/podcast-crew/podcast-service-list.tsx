import type { PodcastContent } from "../texts/podcast-schema";

type PodcastServices = PodcastContent["services"]["services"];

export function PodcastServiceList({ services }: { services: PodcastServices }) {
  return (
    <ol className="podcast-services">
      {services.map(({ title, description, features }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
