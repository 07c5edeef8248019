#!/usr/bin/env python3
"""Puts images of several architectures into one folder: an OCI image layout with an index of all.

usage: oci_archive.py NAME:TAG FOLDER ARCHITECTURE=IMAGE…     IMAGE is a folder that `buildah push … dir:IMAGE` wrote
It also writes the manifest.json of `docker save`, for docker without containerd's store: there each architecture has a
tag of its own, NAME:TAG-ARCHITECTURE. The same images give the same bytes.
"""

import gzip
import hashlib
import json
import pathlib
import sys

OCI = "application/vnd.oci.image"
# Of a configuration what images have in common with docker's; the rest names the containers in which it was made.
KEPT = ["architecture", "os", "created", "rootfs"]
SETTINGS = ["User", "ExposedPorts", "Env", "Entrypoint", "Cmd", "Healthcheck", "Volumes", "WorkingDir", "Labels"]


class Layout:
    def __init__(self, folder):
        self.folder = folder
        (folder / "blobs/sha256").mkdir(parents=True)

    def add(self, data, kind):
        """Stores a blob; returns its descriptor."""
        digest = hashlib.sha256(data).hexdigest()
        (self.folder / "blobs/sha256" / digest).write_bytes(data)
        return {"mediaType": f"{OCI}.{kind}", "digest": f"sha256:{digest}", "size": len(data)}

    def add_json(self, value, kind):
        return self.add(json.dumps(value, separators=(",", ":"), sort_keys=True).encode(), kind)

    def write(self, name, value):
        (self.folder / name).write_text(json.dumps(value, separators=(",", ":"), sort_keys=True) + "\n")


def path_of(descriptor):
    return "blobs/" + descriptor["digest"].replace(":", "/")


def add_image(layout, image):
    """Copies an image; returns its manifest's descriptor, its configuration, and the manifest."""

    def blob(descriptor):
        return (image / descriptor["digest"].split(":")[1]).read_bytes()

    old = json.loads((image / "manifest.json").read_text())
    made = json.loads(blob(old["config"]))
    config = {key: made[key] for key in KEPT}
    # With the health check: the OCI's own format does not know it, docker reads it.
    config["config"] = {key: made["config"][key] for key in SETTINGS}
    manifest = {"schemaVersion": 2, "mediaType": f"{OCI}.manifest.v1+json",
                "config": layout.add_json(config, "config.v1+json"), "layers": []}  # fmt: skip
    for layer, expected in zip(old["layers"], config["rootfs"]["diff_ids"], strict=True):
        data = blob(layer)
        if data[:2] == b"\x1f\x8b":
            data = gzip.decompress(data)
        if f"sha256:{hashlib.sha256(data).hexdigest()}" != expected:
            sys.exit(f"{image}: a layer is not the one that the configuration names")
        manifest["layers"].append(layout.add(gzip.compress(data, 9, mtime=0), "layer.v1.tar+gzip"))
    return layout.add_json(manifest, "manifest.v1+json"), config, manifest


def main(name, folder, images):
    layout = Layout(pathlib.Path(folder))
    manifests, saved = [], []
    for architecture, image in images:
        descriptor, config, manifest = add_image(layout, pathlib.Path(image))
        if config["architecture"] != architecture:
            sys.exit(f"{image} is for {config['architecture']}, expected {architecture}")
        descriptor["platform"] = {"os": config["os"], "architecture": architecture}
        manifests.append(descriptor)
        saved.append({"Config": path_of(manifest["config"]), "RepoTags": [f"{name}-{architecture}"],
                      "Layers": [path_of(layer) for layer in manifest["layers"]]})  # fmt: skip
    index = layout.add_json({"schemaVersion": 2, "mediaType": f"{OCI}.index.v1+json", "manifests": manifests},
                            "index.v1+json")  # fmt: skip
    # podman's name for it, and containerd's.
    index["annotations"] = {"org.opencontainers.image.ref.name": name,
                            "io.containerd.image.name": f"docker.io/library/{name}"}  # fmt: skip
    layout.write("index.json", {"schemaVersion": 2, "mediaType": f"{OCI}.index.v1+json", "manifests": [index]})
    layout.write("oci-layout", {"imageLayoutVersion": "1.0.0"})
    layout.write("manifest.json", saved)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__.split("\n\n")[1].splitlines()[0])
    main(sys.argv[1], sys.argv[2], [argument.split("=", 1) for argument in sys.argv[3:]])
