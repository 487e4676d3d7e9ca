import { Children, isValidElement, type ReactNode } from 'react';
import { useBody } from './BodyContext.ts';
import { Html } from './Html.tsx';

interface TabItemProps {
  readonly value: string;
  readonly label?: string;
  readonly default?: boolean;
  readonly children?: ReactNode;
}

interface TabsProps {
  /** Tabs of one group show the same choice. */
  readonly groupId?: string;
  /** Name of the query parameter that carries the choice; `true` takes the name of the group. */
  readonly queryString?: string | boolean;
  /** Null opens none. */
  readonly defaultValue?: string | null;
  /** The tabs in order, where they are not to be taken from the children. */
  readonly values?: readonly { readonly value: string; readonly label?: string }[];
  readonly children?: ReactNode;
}

/** Holds one tab's content; `Tabs` reads its properties. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

/** Alternatives of which one is open at a time: folds with one name, which need no script. */
export function Tabs({ groupId, queryString, defaultValue, values, children }: TabsProps) {
  const name = useBody().nameIsland('Tabs');
  const items = tabItems(children);
  const tabs = values ?? items;
  const open =
    defaultValue === undefined ? (items.find((item) => item.default) ?? tabs[0])?.value : defaultValue;
  const query = queryString === true ? groupId : queryString || undefined;
  // The first is the default where nothing else is said.
  const fallback = open === tabs[0]?.value ? undefined : (open ?? '');
  return (
    <div className="tabs" data-group={groupId} data-query={query} data-default={fallback}>
      {tabs.map(({ value, label }) => (
        <details className="tab" key={value} name={name} open={value === open} data-value={value}>
          <summary>{label ?? value}</summary>
          <div className="tab-panel">{items.find((item) => item.value === value)?.children}</div>
        </details>
      ))}
    </div>
  );
}

function tabItems(children: ReactNode): readonly TabItemProps[] {
  return Children.toArray(children)
    .filter((child) => !isBlank(child))
    .map((child) => {
      if (isValidElement<TabItemProps>(child) && typeof child.props.value === 'string') return child.props;
      throw new Error('Every child of `<Tabs>` has to be a `<TabItem>` with a `value`.');
    });
}

function isBlank(child: ReactNode): boolean {
  if (isValidElement<{ html: string }>(child) && child.type === Html) return child.props.html.trim() === '';
  return typeof child === 'string' && child.trim() === '';
}
